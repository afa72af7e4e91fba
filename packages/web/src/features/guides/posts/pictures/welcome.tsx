export const Welcome = () => (
  <>
    <rect width="320" height="240" className="fill-accent-soft" />
    <circle cx="244" cy="66" r="30" className="fill-surface" />
    <path d="M0 186h320v54H0z" className="fill-surface" />
    <path d="M0 186h320" className="stroke-line" strokeWidth="2" />
    <path d="M98 186c0-42 26-66 62-66s62 24 62 66z" className="fill-accent" />
    <path d="M147 108h26v22a13 13 0 0 1-26 0z" className="fill-surface stroke-ink" strokeWidth="2.5" />
    <circle cx="160" cy="88" r="32" className="fill-surface stroke-ink" strokeWidth="2.5" />
    <path d="M127 88c0-30 14-42 33-42s33 12 33 42c-6-18-18-24-33-24s-27 6-33 24z" className="fill-ink" />
    <circle cx="149" cy="90" r="2.5" className="fill-ink" />
    <circle cx="171" cy="90" r="2.5" className="fill-ink" />
    <path d="M149 102q11 9 22 0" className="fill-none stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
    <rect x="112" y="150" width="96" height="58" rx="6" className="fill-raised stroke-line-strong" strokeWidth="2" />
    <circle cx="160" cy="178" r="6" className="fill-accent-soft stroke-accent" strokeWidth="2" />
    <rect x="96" y="206" width="128" height="8" rx="4" className="fill-line-strong" />
    <path
      d="M252 176h28v24a8 8 0 0 1-8 8h-12a8 8 0 0 1-8-8z"
      className="fill-copper-soft stroke-copper-text"
      strokeWidth="2"
    />
    <path d="M280 184h5a6 6 0 0 1 0 14h-5" className="fill-none stroke-copper-text" strokeWidth="2" />
    <path
      d="M40 208v-34m0 12c-14 0-18-10-18-20 12 0 18 8 18 20zm0-8c0-14 6-22 18-24 2 14-6 24-18 24z"
      className="fill-good-soft stroke-good-text"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </>
);
