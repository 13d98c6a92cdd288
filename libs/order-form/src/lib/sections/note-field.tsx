/** A note for the store or the courier. */
import { InputBase } from '@shop/ui';
import type { ChangeEvent } from 'react';
import { useOrderFormMessages } from '../../messages';

export interface NoteFieldProps {
  /** Default: a note for the order. */
  label?: string;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onChange: (note: string) => void;
}

export function NoteField({ label, placeholder = '', maxLength = 1000, value, onChange }: NoteFieldProps) {
  const t = useOrderFormMessages();
  return (
    <InputBase
      component="textarea"
      multiline
      rows={2}
      maxLength={maxLength}
      label={label ?? t('note.label')}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="enter"
      value={value}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.currentTarget.value)}
    />
  );
}
