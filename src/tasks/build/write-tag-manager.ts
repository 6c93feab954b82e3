import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outDir } from "../paths.ts";
import { version } from "./outputs.ts";
import { PLACEHOLDERS, versionedScript } from "./write-release.ts";

/** The settings of the form that a practice enters as variables, by attribute. */
const SETTINGS = {
  "location-id": PLACEHOLDERS.locationId,
  phone: PLACEHOLDERS.phoneNumber,
  "base-url": PLACEHOLDERS.baseUrl,
  "submit-url": PLACEHOLDERS.submitUrl,
};

/** Other variables: where the form is inserted, and its script. */
const PLACES = {
  target: "#booking",
  script: `${PLACEHOLDERS.scriptOrigin}/${versionedScript}`,
};

const variableName = (name: string) => `Web Scheduler - ${name}`;
const reference = (name: string) => `{{${variableName(name)}}}`;

const NOTES = `Inserts the booking form into the element that the variable "${variableName("target")}" selects, and does nothing on other pages. Replace the values of all variables whose names begin with "Web Scheduler".

Consent: the form itself stores nothing on the visitor's device and sends nothing to advertising networks, so this tag needs no consent for analytics or advertising. That somebody requested an appointment is health data: do not connect the form's events to analytics or advertising without consent, and turn off the automatic detection of user-provided data for pages with the form.`;

/** In ES5, which every container accepts. In a script, a variable is an expression. */
const html = (integrity: string) => `<script>
(function () {
  var place = document.querySelector(${reference("target")});
  if (!place || place.querySelector("web-scheduler")) return;
  // Further attributes of the form can be added here, such as "privacy-url".
  var settings = {
${Object.keys(SETTINGS)
  .map((name) => `    "${name}": ${reference(name)}`)
  .join(",\n")}
  };
  var form = document.createElement("web-scheduler");
  for (var name in settings) {
    if (Object.prototype.hasOwnProperty.call(settings, name) && settings[name]) form.setAttribute(name, settings[name]);
  }
  var call = document.createElement("a");
  call.href = "tel:" + settings.phone;
  call.textContent = "Call us to book";
  form.appendChild(call);
  place.appendChild(form);
  var script = document.createElement("script");
  script.async = true;
  script.crossOrigin = "anonymous";
  script.integrity = "${integrity}";
  script.src = ${reference("script")};
  document.head.appendChild(script);
})();
</script>`;

/** The container to import, in Tag Manager's export format 2. Its ids are replaced by the import. */
export function tagManagerContainer(integrity: string) {
  const ids = { accountId: "0", containerId: "0" };
  const variables = Object.entries({ ...SETTINGS, ...PLACES });
  return {
    exportFormatVersion: 2,
    // Not the time of the build, so that every build has the same bytes.
    exportTime: "2000-01-01 00:00:00",
    containerVersion: {
      path: "accounts/0/containers/0/versions/0",
      ...ids,
      containerVersionId: "0",
      name: `Web Scheduler ${version}`,
      container: {
        path: "accounts/0/containers/0",
        ...ids,
        name: "Web Scheduler",
        publicId: "GTM-0000000",
        usageContext: ["WEB"],
      },
      tag: [
        {
          ...ids,
          tagId: "1",
          name: "Web Scheduler - booking form",
          type: "html",
          parameter: [
            { type: "TEMPLATE", key: "html", value: html(integrity) },
            { type: "BOOLEAN", key: "supportDocumentWrite", value: "false" },
          ],
          notes: NOTES,
          firingTriggerId: ["2"],
          tagFiringOption: "ONCE_PER_LOAD",
          monitoringMetadata: { type: "MAP" },
          consentSettings: { consentStatus: "NOT_NEEDED" },
        },
      ],
      trigger: [{ ...ids, triggerId: "2", name: "Web Scheduler - page parsed", type: "DOM_READY" }],
      variable: variables.map(([name, value], index) => ({
        ...ids,
        variableId: String(index + 3),
        name: variableName(name),
        type: "c",
        parameter: [{ type: "TEMPLATE", key: "value", value }],
        formatValue: {},
      })),
    },
  };
}

/** Writes the container with the hash of the script. */
export function writeTagManager(): void {
  const integrity = JSON.parse(readFileSync(join(outDir, "integrity.json"), "utf8"));
  const container = tagManagerContainer(integrity[versionedScript]);
  mkdirSync(join(outDir, "google-tag-manager"), { recursive: true });
  const file = join(outDir, "google-tag-manager/web-scheduler.json");
  writeFileSync(file, `${JSON.stringify(container, null, 2)}\n`);
}
