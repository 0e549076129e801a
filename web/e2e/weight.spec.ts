// What a first visit costs on the wire, in either language: as the server sends it, compressed.
import { expect, test } from './quiet';

const KB = 1000;

for (const locale of ['en', 'ru']) {
  test(`the first screen is light, ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const sizes = { font: 0, rest: 0 };
    const counted: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      const type = request.resourceType() === 'font' ? 'font' : 'rest';
      counted.push(request.sizes().then(({ responseBodySize }) => void (sizes[type] += responseBodySize)));
    });
    await page.goto(baseURL ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await Promise.all(counted);

    expect(sizes.rest).toBeGreaterThan(10 * KB); // or nothing was counted
    expect(sizes.font).toBeGreaterThan(10 * KB);
    expect(sizes.rest, 'page, script, style, icons and words').toBeLessThan(200 * KB);
    expect(sizes.font, 'fonts of one language').toBeLessThan(120 * KB);
    await context.close();
  });
}
