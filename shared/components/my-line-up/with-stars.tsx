import type { ReactNode } from 'react';
import { PickCount } from './pick-count.tsx';
import { PicksContext, type Starred } from './picks-context.tsx';
import { StarsForm } from './stars-form.tsx';

interface WithStarsProps {
  readonly starred: Starred;
  readonly children: ReactNode;
}

/** Around the content of a page with stars, which it ends with the count of what is picked. */
export const WithStars = ({ starred, children }: WithStarsProps) => (
  <PicksContext value={starred}>
    <StarsForm {...starred} />
    {children}
    <PickCount {...starred} />
  </PicksContext>
);
