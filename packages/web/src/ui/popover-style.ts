export const popoverClass =
  "enter-pop min-w-(--trigger-width) overflow-auto rounded-lg border border-line bg-raised text-ink shadow-float outline-none";
export const optionClass =
  "group/option flex min-h-8 cursor-default select-none items-center gap-2 rounded-md px-2 py-1.5 text-sm " +
  "pointer-coarse:min-h-11 data-focused:bg-hover data-disabled:text-ink-subtle data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2";
