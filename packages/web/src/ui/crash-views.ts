// One download for all that stands in place of a crashed part.
export { CrashDialog } from "./crash-dialog.tsx";
export { CrashNotice } from "./crash-notice.tsx";
