import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const onDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** @returns whether it could be done */
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
 * Installs the packages whose programs are not there, where that can be done: as root on Debian.
 * One that cannot be had does not keep the others away; who needs it says so.
 * @param wanted a package's name by the path of a program that it brings
 */
export function installMissing(wanted: Readonly<Record<string, string>>): void {
  const missing = Object.entries(wanted).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (!onDebian || missing.length === 0 || !apt('update', '-qq')) return;
  if (!install(...missing)) for (const name of missing) install(name);
}

/**
 * A program of Debian's: the one that is installed; root on Debian installs its package when there is none.
 * @returns its path, or nothing where it cannot be had
 */
export function debianProgram(file: string, name: string): string | undefined {
  installMissing({ [file]: name });
  return existsSync(file) ? file : undefined;
}
