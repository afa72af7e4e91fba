/** Tints the field around it once after each save. `count` is the number of saves. */
export const SavedFlash = ({ count }: { count: number }) =>
  count > 0 && <span key={count} aria-hidden="true" className="saved-flash pointer-events-none absolute inset-0" />;
