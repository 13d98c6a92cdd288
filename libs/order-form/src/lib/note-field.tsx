/** A note in the customer's own words. */
import '@mantine/core/styles/Input.layer.css';
import { InputBase } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useOrderFormText } from './texts';

export interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
}

export function NoteField({ value, onChange }: NoteFieldProps) {
  const t = useOrderFormText();
  return (
    <InputBase
      component="textarea"
      multiline
      rows={2}
      maxLength={1000}
      label={t('note.label')}
      value={value}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.currentTarget.value)}
    />
  );
}
