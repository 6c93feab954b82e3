import type { PreflightRules } from "../../web/http/cors.ts";

/** The defaults of django-cors-headers, which allow no custom header. */
export const SERVICE_CORS: PreflightRules = {
  methods: ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"],
  headers: [
    "accept",
    "accept-encoding",
    "authorization",
    "content-type",
    "dnt",
    "origin",
    "user-agent",
    "x-csrftoken",
    "x-requested-with",
  ],
};
