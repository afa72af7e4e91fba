export const textLink =
  "inline-flex min-h-6 items-center rounded-sm font-medium text-accent-text text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11";
