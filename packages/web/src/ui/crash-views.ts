// Bundles all replacements for crashed parts into one download.
export { CrashDialog } from "./crash-dialog.tsx";
export { CrashNotice } from "./crash-notice.tsx";
