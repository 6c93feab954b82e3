/** Classes and attributes of what an animation shows: of page builders, themes and libraries (AOS, WOW, Sal, ScrollReveal, UIkit). */
const MARK =
  /^(elementor-invisible|wow|sal|aos-[\w-]+|et-waypoint|data-(aos|sal|sr-id|w-id|framer-appear-id)|uk-scrollspy[\w-]*)$|animat|reveal|(fade|slide|zoom)-?(in|up|down|left|right)|pre(fade|slide)/i;

/** Whether an animation is meant to show this element when it is scrolled to. */
export const isAnimated = (element: Element): boolean =>
  [...element.classList, ...element.getAttributeNames()].some((name) => MARK.test(name));

/** The attribute by which a library knows the element, which its start tag does not show. */
export const animationAttribute = (element: Element): string => {
  const name = element.getAttributeNames().find((one) => MARK.test(one));
  return name ? ` with ${name}` : "";
};

/** Elementor's script is known by its global. */
export const describeAnimation = (element: Element): string =>
  element.classList.contains("elementor-invisible") && !("elementorFrontend" in window)
    ? ", and elementorFrontend, the script that shows it, did not start"
    : "";
