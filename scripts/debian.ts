import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const onDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;

function apt(...args: readonly string[]): boolean {
  try {
    execFileSync('apt-get', args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

const install = (...names: readonly string[]): boolean =>
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);

/**
 * Installs the packages whose programs are missing. It does nothing unless it runs as root on Debian. If one
 * package fails, the others are still installed.
 * @param wanted the packages' names, each by the path of a program in it
 */
export function installMissing(wanted: Readonly<Record<string, string>>): void {
  const missing = Object.entries(wanted).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (!onDebian || missing.length === 0 || !apt('update', '-qq')) return;
  if (!install(...missing)) for (const name of missing) install(name);
}

/** Finds a program of Debian's, or installs its package (as root on Debian); undefined if that fails. */
export function debianProgram(file: string, name: string): string | undefined {
  installMissing({ [file]: name });
  return existsSync(file) ? file : undefined;
}
