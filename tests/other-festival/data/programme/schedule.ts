export const schedule: Schedule = {
  thu: [{ sets: ['what'] }, { sets: ['acdc'] }],
  fri: [{ sets: ['sam-ella'] }, { sets: ['sigur-ros'] }, { sets: ['lighting'] }],
  sat: [{ sets: ['chk'] }, { sets: ['bold'] }, { sets: ['denki-groove'] }],
};
