/** Other websites to which texts link. Only this file writes their addresses. */
export const outside = {
  nationalRail: 'https://www.nationalrail.co.uk/',
  ravenglassRailway: 'https://ravenglass-railway.co.uk/',
  passengerAssist: 'https://passengerassistance.com/',
  fellForecast: 'https://www.lakedistrictweatherline.co.uk/',
  cashMachines: 'https://www.link.co.uk/',
  equalityAdvice: 'https://www.equalityadvisoryservice.com/',
  emergencyInSign: 'https://999bsl.co.uk/',
  informationCommissioner: 'https://ico.org.uk/',
} as const;
