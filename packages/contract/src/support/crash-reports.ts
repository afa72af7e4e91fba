/**
 * Kinds of crashes. `render`: a component threw while rendering. `error`: an uncaught error. `rejection`: an unhandled
 * promise rejection.
 */
export const crashKinds = ["render", "error", "rejection"] as const;

export const crashPlaces = ["page", "section", "card", "part", "dialog", "control", "script"] as const;

export const crashFramesMax = 20;

/**
 * Matches a stack frame of function, file and position, such as `LeadsTab@leads-screen-B1c2.js:1:2034`. Spaces,
 * messages and URLs do not match, so a report cannot contain user input.
 */
export const crashFrame = /^[\w$.]{0,60}@[\w.-]{1,80}:\d{1,7}:\d{1,7}$/;

/** Matches a name of an error class, a section or a file. */
export const crashWord = /^[\w.-]{1,60}$/;
