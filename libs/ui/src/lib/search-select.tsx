/** A select with a search box, for long lists (Mantine's Combobox, wrapped once). */
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import classes from './search-select.module.css';
import { Written } from './written';

export interface SelectOption {
  value: string;
  label: string;
  /** Beside the label, searched too. */
  detail: string;
}

export interface SearchSelectProps {
  /** Accessible name of the button and the list. */
  label: string;
  /** Content of the button. */
  face: ReactNode;
  value: string | null;
  options: readonly SelectOption[];
  /** Whether an option is kept while a text is searched. */
  isFound: (option: SelectOption, search: string) => boolean;
  onChoose: (value: string) => void;
  searchLabel: string;
  emptyText: string;
}

/** Of the dropdown and its search box, CSS px. */
const SIZE = { width: 300, height: 267, searchBox: 53 };

type FoundProps = Pick<SearchSelectProps, 'value' | 'label' | 'options' | 'isFound' | 'emptyText'> & { search: string };

/** Mounted while the list is open: a form that is typed in must not search all options at each letter. */
function Found({ options, isFound, search, value, label, emptyText }: FoundProps) {
  const id = useId();
  const shown = useMemo(() => options.filter((option) => isFound(option, search)), [options, isFound, search]);
  return (
    <>
      <Combobox.Options
        className={classes.options}
        style={{ maxBlockSize: SIZE.height - SIZE.searchBox, display: shown.length === 0 ? 'none' : undefined }}
        aria-label={label}
        id={`${id}-list`}
      >
        {shown.map((option) => (
          <Combobox.Option
            key={option.value}
            value={option.value}
            active={option.value === value}
            className={classes.option}
          >
            <Written>{option.label}</Written>
            <Written className={classes.detail}>{option.detail}</Written>
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {/* A listbox may contain only options, so the empty text stands outside. */}
      {shown.length === 0 ? <Combobox.Empty role="status">{emptyText}</Combobox.Empty> : null}
    </>
  );
}

/** Import it in a lazy component. */
export function SearchSelect({
  label,
  face,
  value,
  options,
  isFound,
  onChoose,
  searchLabel,
  emptyText,
}: SearchSelectProps) {
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => {
      combobox.focusSearchInput();
      // The options render after the dropdown has opened.
      setTimeout(() => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }));
    },
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
  });
  return (
    <Combobox
      store={combobox}
      keepMounted={false}
      width={SIZE.width}
      position="bottom-start"
      zIndex={400}
      onOptionSubmit={(chosen) => {
        onChoose(chosen);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withAriaAttributes={false}>
        <button
          type="button"
          className={classes.button}
          aria-label={label}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          onClick={() => combobox.toggleDropdown()}
        >
          <span>{face}</span>
          <IconChevronDown size={14} aria-hidden="true" />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown} style={{ blockSize: SIZE.height }} data-testid="search-select">
        <Combobox.Search
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.selectFirstOption();
          }}
          className={classes.search ?? ''}
          placeholder={searchLabel}
          aria-label={searchLabel}
        />
        <Found {...{ options, isFound, search, value, label, emptyText }} />
      </Combobox.Dropdown>
    </Combobox>
  );
}
