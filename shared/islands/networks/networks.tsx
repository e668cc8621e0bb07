import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';

export interface NetworksProps {
  readonly networks: readonly { readonly network: string; readonly url: string; readonly mark: string }[];
}

/** The networks' marks. Each stands alone, so each has a tooltip: after 700 ms, and 300 ms from one to the next. */
export const Networks = ({ networks }: NetworksProps) => (
  <Provider>
    <ul>
      {networks.map(({ network, url, mark }) => (
        <li key={network}>
          <Root>
            <Trigger asChild>
              <a href={url} rel="me noopener" aria-label={network}>
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                  <path d={mark} fill="currentColor" fillRule="evenodd" />
                </svg>
              </a>
            </Trigger>
            <Portal>
              <Content className="tooltip" sideOffset={6}>
                {network}
                <Arrow />
              </Content>
            </Portal>
          </Root>
        </li>
      ))}
    </ul>
  </Provider>
);
