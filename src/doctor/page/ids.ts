/** The elements of the page that its script reads and fills, by their ids. */
export const IDS = {
  form: "doctor",
  url: "url",
  load: "load",
  loadStatus: "load-status",
  source: "html",
  sourceStatus: "html-status",
  messages: "messages",
  loadScript: "load-script",
  report: "report",
  summary: "summary",
  result: "result",
  copyReport: "copy-report",
  reportStatus: "report-status",
  bookmarklet: "bookmarklet",
  copyCode: "copy-code",
  copyStatus: "copy-status",
} as const;
