/** What somebody who has one name enters as the other one. */
export const NO_NAME = "-";

/** A person's name for staff. */
export const fullName = (...names: (string | undefined)[]): string => {
  const given = names.filter((name) => name && name !== NO_NAME).join(" ");
  return given && names.includes(NO_NAME) ? `${given} (one name)` : given;
};
