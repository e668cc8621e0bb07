/** Reloads the page after each build. Used in development only. */

/** Between two requests, in milliseconds. */
const INTERVAL = 150;

const currentBuild = async (): Promise<string | undefined> => {
  try {
    const { build } = (await (await fetch('/readyz')).json()) as { build: string };
    return build;
  } catch {
    // The server is restarting.
    return undefined;
  }
};

const loadedBuild = await currentBuild();
setInterval(async () => {
  const build = await currentBuild();
  if (build && build !== loadedBuild) location.reload();
}, INTERVAL);
