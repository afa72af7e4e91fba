/** `render`: a component threw. `error` and `rejection`: uncaught. */
export const crashKinds = ["render", "error", "rejection"] as const;

export const crashPlaces = ["page", "section", "card", "part", "dialog", "control", "script"] as const;

export const crashFramesMax = 20;

/**
 * A stack frame: function, file and position, such as `LeadsTab@leads-screen-B1c2.js:1:2034`. The pattern leaves no
 * room for user input: no spaces, messages or URLs.
 */
export const crashFrame = /^[\w$.]{0,60}@[\w.-]{1,80}:\d{1,7}:\d{1,7}$/;

/** Matches names of error classes, sections and files. */
export const crashWord = /^[\w.-]{1,60}$/;
