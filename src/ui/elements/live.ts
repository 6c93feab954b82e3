/**
 * The attributes of a region whose changes screen readers announce. Not the role `status`, which has the
 * same two by default: Orca calls every empty region with it "statusbar" while it reads the form.
 */
export const LIVE = { "aria-live": "polite", "aria-atomic": true } as const;
