export function PageLoading() {
  return <div aria-busy="true" className="min-h-dvh bg-canvas" />;
}
