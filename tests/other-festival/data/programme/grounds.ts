export const grounds = {
  pump: { name: 'The Old Pump', kind: 'drinking water', at: [10, 10], access: places.quay.access },
} as const satisfies Record<string, Place>;
