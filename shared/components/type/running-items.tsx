import type { Text } from '../../data/blocks.ts';
import { RunningText } from './running-text.tsx';

export const RunningItems = ({ items }: { readonly items: readonly Text[] }) =>
  items.map((item, index) => (
    <li key={index}>
      <RunningText text={item} />
    </li>
  ));
