import { useEffect, useState } from 'react';

/** False while the markup must be the server's, true from the moment that the island has hydrated. */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live;
}
