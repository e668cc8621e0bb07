/** No bus: the ferry waits. */
export const visits: Visits = {
  pace: { metresPerMinute: 60, afterDark: 1, outOfTheCrowd: 0 },
  sunrise: '04:00',
  sunset: '22:30',
  dropInFrom: 45,
};
