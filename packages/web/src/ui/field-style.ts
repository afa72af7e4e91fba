export const frame =
  "rounded-md border border-line-strong/70 bg-surface text-ink shadow-control transition-colors hover:border-line-strong " +
  "data-invalid:border-danger data-disabled:cursor-not-allowed data-disabled:bg-sunken data-disabled:opacity-60";
export const controlText = "text-sm pointer-coarse:text-base placeholder:text-ink-subtle";
export const controlHeight = "min-h-9 pointer-coarse:min-h-11";
export const inputClass = `${frame} ${controlText} ${controlHeight} focus-frame w-full min-w-0 px-3 py-1.5 [&[readonly]]:bg-sunken`;
export const fieldClass = "group/field flex min-w-0 flex-col gap-1.5";
