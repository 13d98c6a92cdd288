/** The prescription field: accepted files, errors of the others, and removal. */
import { openTestShop } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { orderFormMessages, PrescriptionField, prescriptionMessages, type PrescriptionFieldProps } from './index';

const image = (name: string, over: { type?: string; bytes?: number } = {}) =>
  new File([new Uint8Array(over.bytes ?? 10)], name, { type: over.type ?? 'image/png', lastModified: 1 });
let open: string[] = [];
beforeEach(() => {
  open = [];
  chosen = [];
  let count = 0;
  URL.createObjectURL = () => {
    open.push(`blob:${(count += 1)}`);
    return open.at(-1) as string;
  };
  URL.revokeObjectURL = (url) => void (open = open.filter((other) => other !== url));
});

let chosen: readonly File[] = [];
function Holder(over: Partial<PrescriptionFieldProps>) {
  const [pictures, setPictures] = useState<readonly File[]>([]);
  return (
    <PrescriptionField
      pictures={pictures}
      onChange={(changed) => {
        chosen = changed;
        setPictures(changed);
      }}
      hint="Show it"
      isMissing={false}
      isUploading={false}
      {...over}
    />
  );
}
const show = (over: Partial<PrescriptionFieldProps> = {}, language: 'en' | 'ar' = 'en') =>
  openTestShop().renderWithProviders(<Holder {...over} />, {
    messages: [orderFormMessages, prescriptionMessages],
    language,
  });
const fileInput = () => screen.getByLabelText(/^(Choose pictures|Add more pictures)/);
/** As by drag and drop: also files that the file chooser would not offer. */
const addFiles = (...files: File[]) => userEvent.upload(fileInput(), files, { applyAccept: false });
const names = () => chosen.map(({ name }) => name);

it('[PLUS-15] shows the chosen pictures, each with a remove button that returns the focus to the field', async () => {
  await show();
  await addFiles(image('one.png'), image('two.png', { bytes: 3 * 1024 * 1024 }));
  const list = screen.getByRole('list', { name: 'Pictures of the prescription' });
  expect(
    within(list)
      .getAllByRole('img')
      .map((img) => img.getAttribute('alt')),
  ).toEqual(['Prescription: one.png', 'Prescription: two.png']);
  expect(within(list).getByText('3.0 MB')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5 pictures');
  expect(open).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove one.png' }));
  expect(names()).toEqual(['two.png']);
  await waitFor(() => expect(fileInput()).toHaveFocus());
  expect(open).toHaveLength(1);
  // The same file again.
  await addFiles(image('one.png'));
  expect(names()).toEqual(['two.png', 'one.png']);
});

it('[PLUS-15] reports each rejected file with its reason, and keeps the others', async () => {
  await show();
  await addFiles(
    image('scan.pdf', { type: 'application/pdf' }),
    image('huge.jpg', { type: 'image/jpeg', bytes: 5 * 1024 * 1024 + 1 }),
    image('empty.png', { bytes: 0 }),
    image('good.png'),
    image('good.png'),
  );
  const shown = within(screen.getByRole('alert'))
    .getAllByText(/./)
    .map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''));
  expect(shown).toEqual([
    'scan.pdf cannot be sent. Use a JPG, PNG, WebP, GIF or AVIF picture.',
    'huge.jpg is larger than 5 MB.',
    'empty.png is empty.',
    'You have already added good.png.',
  ]);
  expect(names()).toEqual(['good.png']);
  await addFiles(image('next.png'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(names()).toEqual(['good.png', 'next.png']);
});

it('[PLUS-15] accepts five, reports the sixth, and is disabled until one is removed', async () => {
  await show();
  await addFiles(...[1, 2, 3, 4, 5, 6].map((number) => image(`${number}.png`)));
  expect(names()).toHaveLength(5);
  expect(screen.getByRole('alert')).toHaveTextContent('6.png');
  expect(fileInput()).toBeDisabled();
  expect(screen.getByText('You have added the maximum number of pictures.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove 3.png' }));
  expect(fileInput()).toBeEnabled();
});

it('[PLUS-15] opens the camera of a phone, and accepts pictures only', async () => {
  await show();
  const camera = screen.getByLabelText('Take a photo');
  expect(camera).toHaveAttribute('capture', 'environment');
  expect(fileInput()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/gif,image/avif');
  expect(fileInput()).toHaveAttribute('multiple');
  expect(fileInput()).toHaveAccessibleDescription(/up to 5 MB each, at most 5/);
  await userEvent.upload(camera, image('photo.jpg', { type: 'image/jpeg' }));
  expect(names()).toEqual(['photo.jpg']);
});

it('[PLUS-15] is disabled during the upload, and announces it', async () => {
  await show({ isUploading: true, pictures: [image('one.png'), image('two.png')] });
  expect(fileInput()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove one.png' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Sending your 2 pictures…');
});

it('[PLUS-15] reports a missing picture until one is added', async () => {
  await show({ isMissing: true });
  const group = screen.getByRole('group', { name: 'Prescription' });
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(within(group).getByText('Add a picture of the prescription.')).toBeVisible();
  await addFiles(image('one.png'));
  expect(screen.queryByText('Add a picture of the prescription.')).toBeNull();
});

it('[PLUS-15] a picture that the browser cannot decode keeps its place and its name', async () => {
  await show();
  await addFiles(image('odd.avif', { type: 'image/avif' }));
  const drawn = screen.getByRole('img', { name: 'Prescription: odd.avif' });
  act(() => void fireEvent.error(drawn));
  expect(screen.getByRole('img', { name: 'Prescription: odd.avif' }).tagName).toBe('svg');
  expect(screen.getByRole('button', { name: 'Remove odd.avif' })).toBeVisible();
  expect(open).toEqual([]);
});

it('[PLUS-15] is translated to Arabic', async () => {
  await show({}, 'ar');
  expect(screen.getByLabelText(/^اختر الصور/)).toBeVisible();
  expect(screen.getByText(/حتى 5 ميغابايت للصورة/)).toBeVisible();
});
