import type { Text } from '../../data/blocks.ts';
import { RunningText } from './running-text.tsx';

/** The items of a list, as text with links in it. */
export const RunningItems = ({ items }: { readonly items: readonly Text[] }) =>
  items.map((item, index) => (
    <li key={index}>
      <RunningText text={item} />
    </li>
  ));
