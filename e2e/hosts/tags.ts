import { formatAttributes } from "../fixtures/host-pages.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { site } from "../fixtures/site.ts";

export type Tags = ReturnType<typeof createTags>;

const LOCATION_ID = recordOf("observed-defaults").id;
const OTHER_LOCATION_ID = recordOf("branded").id;

export function createTags() {
  const baseUrl = site.otherOrigin;
  const scriptUrl = `${baseUrl}/web-scheduler.js`;
  const submitUrl = `${baseUrl}/dev/booking-requests/`;
  const settings = (prefix = "") => ({
    [`${prefix}location-id`]: LOCATION_ID,
    [`${prefix}base-url`]: baseUrl,
    [`${prefix}submit-url`]: submitUrl,
    [`${prefix}phone`]: "+12025550143",
  });
  const dataAttributes = formatAttributes(settings("data-"));
  return {
    script: `<script async src="${scriptUrl}" ${dataAttributes}></script>`,
    scriptWithTarget: (target: string) =>
      `<script async src="${scriptUrl}" ${dataAttributes} data-target="${target}"></script>`,
    scriptOfOlderVersion: '<script defer src="/older-version/web-scheduler.js"></script>',
    syncScript: `<script src="${scriptUrl}" ${dataAttributes}></script>`,
    scriptUrl,
    attributes: formatAttributes(settings()),
    dataAttributes,
    dataAttributesJson: JSON.stringify(settings("data-")),
    query: new URLSearchParams(settings()).toString().replaceAll("&", "&amp;"),
    locationId: LOCATION_ID,
    otherLocationId: OTHER_LOCATION_ID,
    baseUrl,
    submitUrl,
  };
}
