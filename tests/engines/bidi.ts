import { once } from 'node:events';

type Json = Record<string, unknown>;

/** Connects by WebDriver BiDi, for commands with their answers and for events. */
export async function connectBidi(address: string) {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, PromiseWithResolvers<Json>>();
  const listeners = new Map<string, (params: Json) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(String(data)) as {
      id?: number;
      type: 'success' | 'error' | 'event';
      method?: string;
      params?: Json;
      result?: Json;
      error?: string;
      message?: string;
    };
    if (type === 'event') {
      listeners.get(method ?? '')?.(params ?? {});
      return;
    }
    const answer = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (type === 'success') answer?.resolve(result ?? {});
    else answer?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection'));
  });
  await once(socket, 'open');
  return {
    send(method: string, params: Json): Promise<Json> {
      const answer = Promise.withResolvers<Json>();
      last += 1;
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    on(event: string, listener: (params: Json) => void): void {
      listeners.set(event, listener);
    },
    disconnect: () => socket.close(),
  };
}
