/** The presentational parts, each in the states it has. */
import { Button } from './index';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  Badge,
  CardSkeletons,
  Disclosure,
  EmptyState,
  LineSkeletons,
  LoadFailed,
  Picture,
  PriceTag,
  QuantityStepper,
  Rating,
  SuggestField,
  SectionPlaceholder,
  Written,
} from './index';

const meta: Meta = { title: 'ui' };
export default meta;

const labels = { group: 'Quantity of Milk', less: 'One less', more: 'One more', remove: 'Remove Milk' };

export const Prices: StoryObj = {
  render: () => (
    <>
      <PriceTag now="€8.82" before="€9.80" beforeLabel="before" size="lg" />
      <br />
      <PriceTag now="€4.00 – €9.00" />
    </>
  ),
};

export const Badges: StoryObj = {
  render: () => (
    <>
      <Badge tone="accent">-10%</Badge> <Badge>Recommend</Badge> <Badge tone="good">Organic</Badge>{' '}
      <Badge tone="bad">Out of Stock</Badge> <Rating value="4.90" count={209} label="Rated 4.90 of 5" />
    </>
  ),
};

export const WrittenByOthers: StoryObj = {
  render: () => (
    <p>
      <Written>1 ×</Written> <Written>169 Saffron Avenue, Port Almera</Written> / <Written>شارع الزعفران 169</Written>
      <Written as="small">نور الهاشمي</Written>
    </p>
  ),
};

function Counter({ removable }: { removable: boolean }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <QuantityStepper
      quantity={quantity}
      labels={labels}
      onLess={() => setQuantity(quantity - 1)}
      onMore={() => setQuantity(quantity + 1)}
      {...(removable ? { onRemove: () => setQuantity(0) } : { lessDisabled: quantity <= 1 })}
    />
  );
}

export const StepperInTheCart: StoryObj = {
  render: () => <Counter removable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Remove Milk' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('button', { name: 'One less' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};

export const StepperInTheDialog: StoryObj = {
  render: () => <Counter removable={false} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'One less' })).toBeDisabled();
  },
};

export const PictureThatFails: StoryObj = {
  render: () => (
    <div style={{ width: 160 }}>
      <Picture source={{ url: '/no-such-picture.webp', tint: null }} alt="Milk" />
    </div>
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      title="Your cart is empty"
      text="No items added in your cart."
      action={<Button>Continue Shopping</Button>}
    />
  ),
};

const DRAWINGS = [
  'basket',
  'plate',
  'map',
  'search',
  'heart',
  'receipt',
  'bubble',
  'tag',
  'wallet',
  'compass',
] as const;
export const EmptyDrawings: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      {DRAWINGS.map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={drawing} />
      ))}
    </div>
  ),
};

export const Failed: StoryObj = {
  render: () => <LoadFailed title="This list could not be loaded." retryLabel="Try again" onRetry={() => undefined} />,
};

export const Loading: StoryObj = {
  render: () => (
    <>
      <CardSkeletons count={4} label="Loading cards" />
      <LineSkeletons count={2} label="Loading lines" />
      <SectionPlaceholder name="story" label="Loading a section" />
    </>
  ),
};

function Search() {
  const [text, setText] = useState('');
  const [taken, setTaken] = useState('');
  return (
    <>
      <SuggestField
        label="Search"
        placeholder="Street or place"
        text={text}
        onText={setText}
        suggestions={
          text
            ? [
                { id: '1', label: 'Market Street' },
                { id: '2', label: 'Market Lane' },
              ]
            : []
        }
        onTake={({ label }) => setTaken(label)}
      />
      <p data-testid="taken">{taken}</p>
    </>
  );
}

export const SearchByKeyboard: StoryObj = {
  render: () => <Search />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'ma{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByTestId('taken')).toHaveTextContent('Market Lane');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const PanelBelowAButton: StoryObj = {
  render: () => (
    <Disclosure face="Old Town Square">
      {(close) => (
        <>
          <p>Deliver somewhere else?</p>
          <Button onClick={close}>Close</Button>
        </>
      )}
    </Disclosure>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Old Town Square' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByText('Deliver somewhere else?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Deliver somewhere else?')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
