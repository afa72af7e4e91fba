export const supportMessageMax = 5000;

/** `render`: a component threw. `error`, `rejection`: nothing caught it. */
export const crashKinds = ["render", "error", "rejection"] as const;
export const crashPlaces = ["page", "section", "card", "part", "dialog", "control", "script"] as const;
/** Frames of each stack. */
export const crashFramesMax = 20;
/**
 * Function, file and position, such as `LeadsTab@leads-screen-B1c2.js:1:2034`. No form of a crash report has room for
 * what somebody typed: no spaces, no messages, no addresses of pages.
 */
export const crashFrame = /^[\w$.]{0,60}@[\w.-]{1,80}:\d{1,7}:\d{1,7}$/;
/** Error classes, sections and names of files. */
export const crashWord = /^[\w.-]{1,60}$/;
