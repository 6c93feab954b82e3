/**
 * Every diagnostic's message by its stable code: WS1xx embedding, WS2xx loading the record, WS3xx
 * the record, WS4xx sending a request. Each message continues the subject: an attribute, a record
 * key, a URL or a file.
 */
export const MESSAGES = {
  WS101: "is missing; the form cannot start without it",
  WS102: "has an invalid value",
  WS103: "matches no element; the form was added at the end of the page",
  WS104: "is not https: data loaded from it can be read and changed in transit",
  WS105:
    "is missing: requests are not sent unless the page handles the web-scheduler-request event",
  WS106: "is not a valid answer; the field stays empty",
  WS107: "is on this page more than once, or in two versions; the first one is used",
  WS108: "handles clicks on its content, so the form was moved after it",
  WS109: "does not work on this page, so the form cannot be shown",
  WS110: "has an invalid value; the default is used",
  WS111: "could not be loaded; without it nothing can be validated or sent",
  WS112: "is in a part of the page that is not displayed, so it was moved to the end of the page",
  WS201: "could not be reached (offline, wrong URL, CORS or Content-Security-Policy)",
  WS202: "timed out",
  WS203: "does not know this location-id",
  WS204: "refused the request",
  WS205: "failed",
  WS206: "did not return JSON",
  WS207: "did not return a location record",
  WS208: "returned the record of another location, which is not shown",
  WS301: "is not as documented; the default is used",
  WS302: "requires no field; first name, last name, phone and date of birth are required",
  WS303: "has an action other than allow or stop; it stops the patient",
  WS304: "is enabled without a question; it is skipped",
  WS305: "has no profile with a readable name; the form does not ask for a provider",
  WS306: "isn't an absolute http(s) URL; no logo is shown",
  WS307: "contains no font family; the default font is used",
  WS308: "isn't a color of the form #RRGGBB; the default color is used",
  WS309: "has too little contrast with its background; the nearest readable shade is used",
  WS310: "is out of range; the nearest valid size is used",
  WS311: "is false: the form says that online requests are closed",
  WS401: "did not say whether it received the request",
  WS402: "was too busy to accept the request",
  WS403: "refused the request",
  WS404: "says that this request's id belongs to another request",
  WS405:
    "is missing, and the page did not handle the web-scheduler-request event: nothing was sent",
  WS406: "returned no promise, so it is unknown whether the practice has the request",
  WS407: "threw an error before it responded, so the request was sent as if there were no handler",
  WS408: "is blocked by this page's Content-Security-Policy: add its origin to the directive",
};
