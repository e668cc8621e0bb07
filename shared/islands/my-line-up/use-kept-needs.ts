import { useEffect, useState } from 'react';
import type { Need } from '../../rules/needs/needs.ts';
import { onReturn } from '../browser/stored-picks.ts';
import { storedNeeds } from '../browser/stored-needs.ts';

/** What the visitor needs, as the device keeps it. */
export function useKeptNeeds(): readonly Need[] {
  const [kept, setKept] = useState<readonly Need[]>([]);
  useEffect(() => {
    const look = () => setKept(storedNeeds());
    look();
    // Changed on the page of needs, from where Back leads here.
    return onReturn(look);
  }, []);
  return kept;
}
