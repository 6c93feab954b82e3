/** The test puts these in when it builds an app. */
declare const LOCATION_ID: string;
declare const API: string;
