/**
 * The attributes of a region whose changes screen readers announce. Not the role `status`, which has the
 * same two by default: Orca calls every empty region with it "statusbar" while it reads the form.
 */
export const LIVE = { "aria-live": "polite", "aria-atomic": true } as const;

/**
 * Those of an urgent region. Not the role `alert`, which has the same two by default: of a region that was empty
 * before, Orca 43 says nothing in Firefox 153.
 */
export const URGENT = { "aria-live": "assertive", "aria-atomic": true } as const;
