/** Calls a function at once, every minute, and on return to the page: timers pause while a device sleeps. */
export function eachMinute(update: () => void): void {
  update();
  setInterval(update, 60_000);
  document.addEventListener('visibilitychange', update);
}
