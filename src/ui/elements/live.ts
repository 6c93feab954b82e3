/** Not the role `status`, which implies both: Orca calls every empty region with it "statusbar" while it reads. */
export const LIVE = { "aria-live": "polite", "aria-atomic": true } as const;

/** Not the role `alert`, which implies both: Orca 43 says nothing of a region that was empty before, in Firefox 153. */
export const URGENT = { "aria-live": "assertive", "aria-atomic": true } as const;
