/**
 * A text field with suggestions (ARIA combobox): arrows move, Enter takes the active one, Escape closes. Without
 * suggestions the list is closed, and an answer may take its place, which Tab reaches.
 */
import { IconSearch } from '@tabler/icons-react';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import classes from './suggest-field.module.css';
import { IconButton } from '../icon-button';
import { listId, optionId, SuggestionList, type Suggestion } from './suggestion-list';
import { useSuggestionKeys } from './use-suggestion-keys';

/** On phones the open field and what is under it fill the screen. */
export interface SuggestSheet {
  backLabel: string;
  backIcon: ReactNode;
  /** It opened or closed. */
  onChange: (isOpen: boolean) => void;
}

export interface SuggestFieldProps {
  label: string;
  placeholder: string;
  text: string;
  /** Characters that can be typed or pasted. */
  maxLength: number;
  onText: (text: string) => void;
  suggestions: readonly Suggestion[];
  onTake: (suggestion: Suggestion) => void;
  /** Shown instead of suggestions when there are none: an announced sentence, and links or buttons. */
  answer?: { notice: string; actions: ReactNode } | null;
  /** Links and buttons below the suggestions, or without any. A press on one closes the popup, unless it `data-stays`. */
  aside?: ReactNode;
  /** Announced when it changes, while the popup is open: how many suggestions there are. */
  count?: string;
  /** Laid over the suggestions: buttons beside them, since an option holds none. */
  beside?: ReactNode;
  sheet?: SuggestSheet | undefined;
  handle?: Ref<SuggestHandle>;
  /**
   * Enter without an active suggestion. @param text the field's own text: what was typed before hydration may not have
   * reached `onText`
   */
  onSubmit?: (text: string) => void;
  /** The field got the focus: suggestions may be requested. */
  onOpen?: () => void;
  /** The field and its list lost the focus. */
  onLeave?: () => void;
  /** Id of the error message of an invalid value. */
  errorId?: string | undefined;
  icon?: ReactNode;
  /** `form`: as high and as round as form fields. */
  size?: 'md' | 'lg' | 'form';
}
export interface SuggestHandle {
  close: () => void;
}

const MODAL = { role: 'dialog', 'aria-modal': true } as const;
const isPhone = () => window.matchMedia('(max-width: 767px)').matches;

/** Whether the popup is a sheet: decided when it opens. */
function useSheet(sheet: SuggestSheet | undefined, isOpen: boolean) {
  const [fits, setFits] = useState(false);
  const isSheet = fits && isOpen;
  const told = useRef(false);
  useEffect(() => {
    if (told.current === isSheet) return;
    told.current = isSheet;
    sheet?.onChange(isSheet);
  });
  return { isSheet, decide: () => setFits(sheet !== undefined && isPhone()) };
}

interface PopupProps extends Pick<SuggestFieldProps, 'answer' | 'aside' | 'count'> {
  hasList: boolean;
  isOpen: boolean;
  children: ReactNode;
  onPress: (event: MouseEvent) => void;
}
function Popup({ answer, aside, count, hasList, isOpen, children, onPress }: PopupProps) {
  const shown = isOpen && !hasList ? answer : null;
  return (
    // Keep the focus in the field on a press: some browsers do not focus a link, and the popup would close first.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links and buttons inside are the controls
    <div
      className={classes.popup}
      data-open={isOpen && (hasList || shown || aside) ? true : undefined}
      data-aside={aside ? true : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {/* Live regions must exist before their text, or screen readers skip it. */}
      <p role="status" className={classes.notice}>
        {shown?.notice}
      </p>
      <p aria-live="polite" className={classes.spoken}>
        {isOpen ? count : null}
      </p>
      {children}
      {shown?.actions}
      {isOpen ? aside : null}
    </div>
  );
}

interface FieldLineProps extends SuggestFieldProps {
  id: string;
  field: Ref<HTMLInputElement>;
  listbox: ReturnType<typeof useSuggestionKeys>;
  isSheet: boolean;
  back: () => void;
  open: () => void;
}
function FieldLine({ id, field, listbox, isSheet, back, open, ...props }: FieldLineProps) {
  const { isListOpen, activeIndex } = listbox;
  return (
    <div className={classes.line}>
      {isSheet && props.sheet ? (
        <IconButton className={classes.back ?? ''} aria-label={props.sheet.backLabel} onClick={back}>
          {props.sheet.backIcon}
        </IconButton>
      ) : null}
      <span className={classes.icon} aria-hidden="true">
        {props.icon ?? <IconSearch size={20} />}
      </span>
      <input
        ref={field}
        className={classes.input}
        role="combobox"
        aria-label={props.label}
        aria-expanded={isListOpen}
        aria-controls={listId(id)}
        aria-autocomplete="list"
        aria-invalid={props.errorId ? true : undefined}
        aria-describedby={props.errorId}
        aria-activedescendant={isListOpen && activeIndex >= 0 ? optionId(id, activeIndex) : undefined}
        type="search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={props.placeholder}
        value={props.text}
        maxLength={props.maxLength}
        onFocus={() => {
          open();
          props.onOpen?.();
        }}
        onClick={open}
        onChange={({ currentTarget }) => {
          props.onText(currentTarget.value);
          listbox.forget();
          // What was typed before hydration arrives late: the visitor may be elsewhere by now.
          if (currentTarget === document.activeElement) open();
        }}
        onKeyDown={listbox.onKeyDown}
      />
    </div>
  );
}

/** The field, its popup, and where the focus goes. */
function useSuggestField({ suggestions, onTake, onSubmit, answer, aside, sheet, handle }: SuggestFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The keyboard of a phone leaves with the sheet.
  const leaveSheet = () => (isSheet ? field.current?.blur() : undefined);
  const listbox = useSuggestionKeys({
    suggestions,
    onTake: (suggestion) => {
      leaveSheet();
      onTake(suggestion);
    },
    onSubmit: (submitted) => {
      leaveSheet();
      onSubmit?.(submitted);
    },
    hasMore: () => Boolean(answer ?? aside) || isSheet,
  });
  const { isOpen, close } = listbox;
  const { isSheet, decide } = useSheet(sheet, isOpen);
  const open = () => {
    if (!isOpen) decide();
    listbox.open();
  };
  const back = () => {
    // Not to the field: it would open again, with the keyboard of the phone.
    box.current?.focus({ preventScroll: true });
    close();
  };
  useImperativeHandle(handle, () => ({ close: isSheet ? back : close }));
  /** Of a link or a button beside the field, to which the focus returns. The field has its own. */
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.target === field.current) return;
    event.stopPropagation();
    field.current?.focus();
    close();
  };
  const pressed = ({ target }: MouseEvent) => {
    const control = (target as Element).closest('a, button');
    if (!control) return;
    if (!control.hasAttribute('data-stays')) close();
    // It may leave, and the focus must not go with it.
    else if (control === document.activeElement) field.current?.focus();
  };
  return { box, field, listbox, isSheet, open, back, escape, pressed };
}

export function SuggestField(props: SuggestFieldProps) {
  const { suggestions, answer, aside, beside, count, sheet, size = 'md' } = props;
  const id = useId();
  const { box, listbox, isSheet, escape, pressed, ...line } = useSuggestField(props);
  const { isOpen, isListOpen, close } = listbox;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in the links and buttons inside
    <div
      ref={box}
      className={classes.field}
      data-size={size}
      data-sheet={isSheet || undefined}
      data-wide={sheet ? true : undefined}
      tabIndex={-1}
      onKeyDown={escape}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The keyboard of a phone is put away while the sheet stays.
        if (currentTarget.contains(relatedTarget) || (isSheet && !relatedTarget)) return;
        close();
        props.onLeave?.();
      }}
    >
      <div className={classes.frame} {...(isSheet ? { ...MODAL, 'aria-label': props.label } : {})}>
        <FieldLine {...props} {...line} id={id} listbox={listbox} isSheet={isSheet} />
        <Popup answer={answer} aside={aside} count={count} hasList={isListOpen} isOpen={isOpen} onPress={pressed}>
          <div className={classes.offers}>
            <SuggestionList
              id={id}
              label={props.label}
              suggestions={suggestions}
              isOpen={isListOpen}
              activeIndex={listbox.activeIndex}
              onTake={listbox.take}
            />
            {isListOpen ? beside : null}
          </div>
        </Popup>
      </div>
    </div>
  );
}
