/** The test defines these when it builds an app. */
declare const LOCATION_ID: string;
declare const API: string;
