/** In development only: asks for the build's name, and reloads when it is another one. */
const INTERVAL = 150;

const currentBuild = async (): Promise<string | undefined> => {
  try {
    const { build } = (await (await fetch('/readyz')).json()) as { build: string };
    return build;
  } catch {
    // The server is between two builds.
    return undefined;
  }
};

const loaded = await currentBuild();
setInterval(async () => {
  const build = await currentBuild();
  if (build && build !== loaded) location.reload();
}, INTERVAL);
