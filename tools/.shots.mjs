import { chromium } from 'playwright';
import { LAUNCH } from '/work/wt/pages/tools/lib/browser.mjs';
const ids=(process.argv[2]).split(',');
const browser=await chromium.launch(LAUNCH);
const {entries}=await (await fetch('http://127.0.0.1:48834/index.json')).json();
const page=await browser.newPage({viewport:{width:390,height:844}});
for(const [id] of Object.entries(entries).filter(([id])=>ids.some(x=>id.includes(x)))){
 const rtl=process.argv[3]; await page.goto(`http://127.0.0.1:48834/iframe.html?id=${id}&viewMode=story${rtl?'&globals='+rtl:''}`,{timeout:120000});
 await page.locator('#storybook-root > *').first().waitFor({timeout:90000}).catch(()=>console.log('none',id)); await page.waitForTimeout(2500);
 const wide=await page.evaluate(()=>document.documentElement.scrollWidth);
 await page.screenshot({path:`/tmp/pages45/shot-${id}${rtl?'-rtl':''}.png`,fullPage:true}); console.log(id,wide,await page.evaluate(()=>document.body.innerText.slice(0,120).replaceAll('\n',' | ')));
}
await browser.close();
