/** While a page's code is on its way: quiet, and only seen if it takes long. */
export function PageLoading() {
  return <div aria-busy="true" className="min-h-dvh bg-canvas" />;
}
