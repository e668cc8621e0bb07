export const announced = '2027-05-01T12:00:00+02:00';
