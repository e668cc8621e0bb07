import { useEffect, useState } from 'react';
import { needsFromQuery, type Need } from '../../rules/needs/needs.ts';
import { onReturn } from '../browser/stored-picks.ts';
import { storedNeeds } from '../browser/stored-needs.ts';

/**
 * What the visitor needs: as the address says, or else as the device keeps it.
 * @param rendered the address's, as the server has rendered it
 */
export function useNeeds(rendered: readonly Need[]) {
  const [asked, setAsked] = useState(rendered);
  const [kept, setKept] = useState(rendered);
  useEffect(() => {
    // Read again: a page that the service worker has saved was rendered for none.
    setAsked(needsFromQuery(new URLSearchParams(location.search)));
    const look = () => setKept(storedNeeds());
    look();
    // Changed on the page of needs, from where Back leads here.
    return onReturn(look);
  }, []);
  return { asked, needs: asked[0] ? asked : kept };
}
