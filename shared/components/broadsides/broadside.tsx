import type { Broadside as BroadsideData } from '../../data/blocks.ts';
import { Measured } from './measured.tsx';
import { PosterSheet } from './poster.tsx';
import { Stubs } from './stubs.tsx';
import { TwoPosters } from './two-posters.tsx';

/** What a page is known by from across a room: its own fact, huge. */
export const Broadside = ({ of }: { readonly of: BroadsideData }) => {
  if ('rows' in of) return <Measured of={of} />;
  if ('choice' in of) return <TwoPosters {...of} />;
  return of.forme === 'stubs' ? <Stubs band={of.band} /> : <PosterSheet band={of.band} />;
};
