/** A one-time code field with one box per digit, in the digits of any script; the whole code can be pasted. */
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { PinInput as MantinePinInput, type PinInputProps as MantinePinInputProps } from '@mantine/core';
import { digitsOf, foldDigits } from '@shop/util';
import type { ClipboardEvent, FormEvent } from 'react';
import classes from './pin-input.module.css';

export interface PinInputProps extends Omit<MantinePinInputProps, 'type' | 'onChange'> {
  length: number;
  onChange: (code: string) => void;
}

const CLASSES = { root: classes.boxes, pinInput: classes.box, input: classes.digit } as NonNullable<
  MantinePinInputProps['classNames']
>;

/** Before Mantine reads the box: it refuses other digits. */
const foldInput = ({ target }: FormEvent) => {
  const box = target as HTMLInputElement;
  const folded = foldDigits(box.value);
  if (folded !== box.value) box.value = folded;
};

export function PinInput({ length, onChange, ...props }: PinInputProps) {
  const pasteDigits = (event: ClipboardEvent<HTMLDivElement>) => {
    const code = digitsOf(event.clipboardData.getData('text/plain')).slice(0, length);
    event.preventDefault();
    event.stopPropagation();
    if (!code) return;
    onChange(code);
    const boxes = event.currentTarget.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])');
    boxes[Math.min(code.length, length - 1)]?.focus();
  };
  return (
    <MantinePinInput
      {...props}
      classNames={CLASSES}
      length={length}
      type="number"
      onChange={onChange}
      onChangeCapture={foldInput}
      onPasteCapture={pasteDigits}
    />
  );
}
