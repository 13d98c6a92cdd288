/**
 * A tree of checkboxes (the ARIA tree pattern): arrows move and expand, Space and Enter toggle, Home and End go to the
 * ends. Import it in a lazy component.
 */
import '@mantine/core/styles/Tree.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/CheckboxIndicator.layer.css';
import {
  CheckboxIndicator,
  Tree,
  useDirection,
  useTree,
  type RenderTreeNodePayload,
  type TreeNodeData,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import classes from './check-tree.module.css';
import { Written } from './written';

export interface CheckNode {
  id: string;
  name: string;
  /** 'some': not the entry itself, but a descendant. */
  tick: 'on' | 'some' | 'off';
  /** At the end of the line, read with the name. */
  note?: string | undefined;
  /** The filter would leave nothing: dimmed, but still usable. */
  isEmpty?: boolean;
  children: readonly CheckNode[];
}
export interface CheckTreeProps {
  label: string;
  nodes: readonly CheckNode[];
  /** Ids of the entries that are expanded at first. A ticked one expands too. */
  initiallyExpanded: readonly string[];
  /** Accessible name of the expand button. */
  expandLabel: (name: string) => string;
  onTick: (id: string, ticked: boolean) => void;
}

const flatten = (nodes: readonly CheckNode[]): CheckNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);
const toData = (nodes: readonly CheckNode[]): TreeNodeData[] =>
  nodes.map(({ id, name, children }) => ({
    value: id,
    label: name,
    ...(children.length > 0 ? { children: toData(children) } : {}),
  }));
const ARIA = { on: 'true', some: 'mixed', off: 'false' } as const;
/** In right-to-left an entry expands with ArrowLeft; Mantine's tree supports only left-to-right. */
const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const mirrored = new WeakSet<Event>();
function mirror(event: KeyboardEvent): void {
  const key = MIRRORED[event.key];
  if (!key || mirrored.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const other = new window.KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true });
  mirrored.add(other);
  event.target.dispatchEvent(other);
}

const entriesOf = (root: Element) => [...root.querySelectorAll<HTMLElement>('[role="treeitem"]')];

interface NodeLineProps extends Pick<RenderTreeNodePayload, 'elementProps'>, Pick<CheckTreeProps, 'expandLabel'> {
  node: CheckNode | undefined;
  /** Undefined for a leaf. */
  expanded: boolean | undefined;
  onTick: () => void;
  onExpand: () => void;
}
function NodeLine({ node, elementProps, expandLabel, expanded, onTick, onExpand }: NodeLineProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the entry around it takes the keys
    <div
      {...elementProps}
      className={`${elementProps.className} ${classes.line}`}
      data-empty={node?.isEmpty || undefined}
      onClick={(event) => {
        elementProps.onClick(event);
        onTick();
      }}
    >
      <CheckboxIndicator
        size="sm"
        radius="sm"
        checked={node?.tick === 'on'}
        indeterminate={node?.tick === 'some'}
        aria-hidden="true"
      />
      <span className={classes.name}>
        <Written>{node?.name ?? ''}</Written>
      </span>
      {node?.note === undefined ? null : (
        <Written as="small" className={classes.note}>
          {node.note}
        </Written>
      )}
      {expanded === undefined ? null : (
        <button
          type="button"
          tabIndex={-1}
          className={classes.expand}
          aria-label={expandLabel(node?.name ?? '')}
          aria-expanded={expanded}
          onClick={(event) => {
            event.stopPropagation();
            onExpand();
          }}
        >
          <IconChevronDown size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

export function CheckTree({ label, nodes, initiallyExpanded, expandLabel, onTick }: CheckTreeProps) {
  const root = useRef<HTMLUListElement>(null);
  const { dir } = useDirection();
  const shape = JSON.stringify(toData(nodes));
  const data = useMemo(() => JSON.parse(shape) as TreeNodeData[], [shape]);
  const tree = useTree({ initialExpandedState: Object.fromEntries(initiallyExpanded.map((id) => [id, true])) });
  const nodesById = new Map(flatten(nodes).map((node) => [node.id, node]));
  const isOn = (id: string) => nodesById.get(id)?.tick === 'on';
  const toggle = (id: string) => {
    if (!isOn(id)) tree.expand(id);
    onTick(id, !isOn(id));
  };
  // Mantine's tree does not set the checked state and the accessible name of its entries.
  useLayoutEffect(() => {
    for (const entry of entriesOf(root.current as Element)) {
      const node = nodesById.get(entry.dataset.value ?? '');
      if (!node) continue;
      entry.removeAttribute('aria-selected');
      entry.setAttribute('aria-checked', ARIA[node.tick]);
      entry.setAttribute('aria-label', node.note === undefined ? node.name : `${node.name}, ${node.note}`);
    }
  });
  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const entry = (event.target as Element).closest<HTMLElement>('[role="treeitem"]');
    if (event.key === 'Enter' && entry?.dataset.value) {
      event.preventDefault();
      return toggle(entry.dataset.value);
    }
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    entriesOf(event.currentTarget)
      .at(event.key === 'Home' ? 0 : -1)
      ?.focus();
  };
  return (
    <Tree
      ref={root}
      aria-label={label}
      classNames={{ root: classes.root ?? '', node: classes.node ?? '' }}
      data={data}
      tree={{ ...tree, isNodeChecked: isOn, checkNode: toggle, uncheckNode: toggle }}
      levelOffset={26}
      expandOnClick={false}
      expandOnSpace={false}
      checkOnSpace
      allowRangeSelection={false}
      onKeyDownCapture={dir === 'rtl' ? mirror : undefined}
      onKeyDown={press}
      renderNode={({ node: { value }, expanded, hasChildren, elementProps }) => (
        <NodeLine
          node={nodesById.get(value)}
          elementProps={elementProps}
          expandLabel={expandLabel}
          expanded={hasChildren ? expanded : undefined}
          onTick={() => toggle(value)}
          onExpand={() => tree.toggleExpanded(value)}
        />
      )}
    />
  );
}
