import type { Broadside as BroadsideData } from '../../data/blocks.ts';
import { Measured } from './measured.tsx';
import { PosterSheet } from './poster.tsx';
import { TwoPosters } from './two-posters.tsx';

/** What a page is known by from across a room: its own fact, huge. */
export const Broadside = ({ of }: { readonly of: BroadsideData }) => {
  if ('rows' in of) return <Measured of={of} />;
  return 'choice' in of ? <TwoPosters {...of} /> : <PosterSheet band={of.band} />;
};
