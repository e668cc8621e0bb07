import { useEffect, useState } from 'react';

/** False on the server and during hydration, when the markup must be the same; true afterwards. */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live;
}
