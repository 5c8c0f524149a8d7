import chromium from '@sparticuz/chromium'

/** How Playwright starts the Chromium that comes in a package: nothing is downloaded, nothing is installed by hand. */
export async function launchOptions() {
  return {
    executablePath: await chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
    ],
  }
}
